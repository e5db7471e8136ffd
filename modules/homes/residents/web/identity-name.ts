import { valueWord } from '#platform/web/i18n/words.ts'
import { identities, transportKinds } from '../shapes.ts'

/** What somebody is to the household; '' when nobody said. */
export const identityName = (id: number | null): string =>
  id === null
    ? ''
    : valueWord(`identityId.${id}`, identities.find((identity) => identity.id === id)?.name ?? '')

/** What a vehicle is called on screen, by its number. */
export const transportName = (type: number): string =>
  valueWord(`type.${type}`, transportKinds.find((kind) => kind.id === type)?.name ?? '')
