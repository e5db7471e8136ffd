import { assetLabelsPath } from '#modules/assets/paths.ts'

/** What a label's code is a picture of: the page of its asset, for whoever is signed in. */
export const addressOfCode = (base: string, qrCode: string): string =>
  `${base}${assetLabelsPath}?code=${qrCode}`

/** The code of a label, or the number of an asset, in what a scanner read: the whole address, the code or the number alone. */
export function codeIn(scanned: string): string {
  const text = scanned.trim()
  const [, code] = /[?&]code=([0-9A-Za-z]{12})(?:[&#]|$)/.exec(text) ?? []
  return code ?? text
}
