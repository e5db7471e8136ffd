import { dataText } from '#platform/web/i18n/texts.ts'
import { identities, transportKinds } from '../shapes.ts'

/** What somebody is to the household; '' when nobody said. */
export const identityName = (id: number | null): string =>
  id === null ? '' : dataText('identities', id, identities.find((one) => one.id === id)?.name ?? '')

/** What a vehicle is called on screen, by its number. */
export const transportName = (type: number): string =>
  dataText('transportKinds', type, transportKinds.find((one) => one.id === type)?.name ?? '')
