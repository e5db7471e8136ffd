/** The page that a label opens. */
export const labelPath = '/mgmt/asset/assetQRcode'

/** What a label's code is a picture of: the page of its asset, for whoever is signed in. */
export const addressOfCode = (base: string, qrCode: string): string => `${base}${labelPath}?code=${qrCode}`

/** The code of a label, or the number of an asset, in what a scanner read: the whole address, the code or the number alone. */
export function codeIn(scanned: string): string {
  const text = scanned.trim()
  const [, code] = /[?&]code=([0-9A-Za-z]{12})(?:[&#]|$)/.exec(text) ?? []
  return code ?? text
}
