import './account-texts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { schemes } from '../virtual-accounts.ts'

const names = ['esun', 'kgi', 'mod10'] as const
export type SchemeName = (typeof names)[number]
const isName = (scheme: string): scheme is SchemeName => (names as readonly string[]).includes(scheme)

/** What a scheme of virtual accounts is called; its own name where the page has no word for it. */
export const schemeName = (scheme: string): string =>
  isName(scheme) ? text('collectingPage', `scheme_${scheme}`) : scheme

/** The schemes to choose from, by their names. */
export const schemeOptions = () =>
  schemes.flatMap(({ name }) => (isName(name) ? [{ value: name, label: schemeName(name) }] : []))
