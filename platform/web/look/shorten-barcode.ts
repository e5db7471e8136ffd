const SHOWN = 7

/** A barcode longer than 7 characters as its last 7 after an ellipsis (R140). */
export function shortenBarcode(barcode: string): string {
  return barcode.length > SHOWN ? `…${barcode.slice(-SHOWN)}` : barcode
}
