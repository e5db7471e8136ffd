import { code128, drawingSVG } from 'bwip-js/browser'

/** A Code 128 barcode without quiet zone as the address of an image that may be stretched; black on nothing. */
export function barcodeImage(code: string): string {
  const svg = code128({ bcid: 'code128', text: code, height: 8, scale: 1 }, drawingSVG())
  const stretching = svg.replace('<svg ', '<svg preserveAspectRatio="none" shape-rendering="crispEdges" ')
  return `data:image/svg+xml,${encodeURIComponent(stretching)}`
}
