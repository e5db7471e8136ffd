import { identities, transportKinds } from '../shapes.ts'

/** What somebody is to the household; '' when nobody said. */
export const identityName = (id: number | null): string => identities.find((one) => one.id === id)?.name ?? ''

export const transportName = (type: number): string =>
  transportKinds.find((one) => one.id === type)?.name ?? ''
