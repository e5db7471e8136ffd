import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export type Weight = 'regular' | 'bold'
export type FontName = 'tc' | 'tcBold' | 'jp' | 'jpBold'

/** Noto Sans of Taiwan, and behind it that of Japan, which has rare Han characters (𠮷, 㐂) that the first lacks. Both under the OFL. */
const files: Record<FontName, () => string> = {
  tc: () => require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
  tcBold: () => require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  jp: () => require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  jpBold: () => require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
}

/** The fonts of a weight, in the order in which a character is looked for. */
export const fontsOf: Record<Weight, readonly [FontName, FontName]> = {
  regular: ['tc', 'jp'],
  bold: ['tcBold', 'jpBold'],
}

const read = new Map<FontName, Buffer>()

/** A font's file, read once in the life of the program and only when something is printed in it. */
export function fontFile(name: FontName): Buffer {
  const known = read.get(name)
  if (known) return known
  const file = readFileSync(files[name]())
  read.set(name, file)
  return file
}

/** Above and below the baseline, of one em: both fonts say the same. */
export const ascent = 1.16
export const descent = 0.288
