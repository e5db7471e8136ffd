const browsers: readonly [RegExp, string][] = [
  [/\bLine\//i, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const nameOf = (list: typeof browsers, device: string) => list.find(([pattern]) => pattern.test(device))?.[1]

/**
 * The kind of browser and system that a browser says it is, as people know it: Chrome（Windows）. An update of a browser
 * changes nothing of it; a stolen cookie in another browser does. '' says nothing of itself.
 */
export function kindOfDevice(device: string): string {
  const browser = nameOf(browsers, device) ?? device.split(/[/ ]/)[0] ?? ''
  const system = nameOf(systems, device)
  return system ? `${browser}（${system}）` : browser
}
