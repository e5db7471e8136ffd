import i18next from 'i18next'
import { chooseLanguage, defaultLanguage } from './choose-language.ts'

/**
 * Texts by namespace. A module adds the keys of its own namespace here, so that a wrong key is a type error:
 * `declare module '#platform/web/i18n/texts.ts' { interface TextKeys { packages: keyof typeof zhTW } }`
 */
export interface TextKeys {}

export type KeyOf<N extends string> = N extends keyof TextKeys ? TextKeys[N] & string : string
export type Values = Record<string, string | number>
/** Language -> namespace -> flat keys -> sentence with {{values}}. */
export type Texts = Record<string, Record<string, Record<string, string>>>
export type Translate<N extends string> = (key: KeyOf<N>, values?: Values) => string

const i18n = i18next.createInstance()
const waiting: Texts[] = []

/** Starts all texts at once, without waiting for anything. zh-TW unless the browser asks for a language we have (R044, R045). */
export function startTexts(resources: Texts, wished: readonly string[] = browserLanguages()): void {
  void i18n.init({
    resources,
    lng: chooseLanguage(
      wished,
      [resources, ...waiting].flatMap((texts) => Object.keys(texts)),
    ),
    fallbackLng: defaultLanguage,
    keySeparator: false,
    nsSeparator: ':',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  tellDocument(i18n.language)
  for (const texts of waiting.splice(0)) addTexts(texts)
}

/** Adds the texts of a lazily loaded module, before or after the start. */
export function addTexts(resources: Texts): void {
  if (!i18n.isInitialized) {
    waiting.push(resources)
    return
  }
  for (const [language, namespaces] of Object.entries(resources)) {
    for (const [namespace, texts] of Object.entries(namespaces)) {
      i18n.addResourceBundle(language, namespace, texts, true, true)
    }
  }
}

/** A text outside of components; `key` of the namespace, or anything as `namespace:key`. */
export function text<N extends string>(namespace: N, key: KeyOf<N>, values?: Values): string {
  return i18n.t(key, { ns: namespace, ...values })
}

/** A text by its full name `namespace:key`, for keys that travel as data (hot keys, columns). */
export function textOf(name: string, values?: Values): string {
  return i18n.t(name, { ...values })
}

/**
 * The sentence of a problem in the language of the page: the server's own is Chinese; others are found by the code, and say
 * the first number of the Chinese one as {{n}}: the tries that are left, the minutes to wait.
 */
export function problemText(code: number, chinese: string): string {
  const name = `problems:${code}`
  const isThere = i18n.isInitialized && language() !== defaultLanguage && i18n.exists(name)
  return isThere ? i18n.t(name, { n: /\d+/.exec(chinese)?.[0] ?? '' }) : chinese
}

/** A text on paper: what is printed for residents and couriers is Chinese, whatever the page speaks. */
export function paperText<N extends string>(namespace: N, key: KeyOf<N>, values?: Values): string {
  return i18n.t(key, { ns: namespace, ...values, lng: defaultLanguage })
}

/** The same by its full name `namespace:key`. */
export const paperTextOf = (name: string): string => i18n.t(name, { lng: defaultLanguage })

/** The language of the screens now. */
export const language = (): string => i18n.language ?? defaultLanguage

/**
 * Words in a row as the language lists them, with the Chinese mark between them: 、 of things, ， of facts, ； of sentences.
 * What is not there is left out.
 */
export function inRow(
  words: readonly (string | number | false | null | undefined)[],
  mark: '、' | '，' | '；' = '、',
): string {
  const there = words.filter((word) => word === 0 || Boolean(word))
  return there.join(language() === defaultLanguage ? mark : mark === '；' ? '; ' : ', ')
}

/** Shows everything in another language, once its texts are loaded. */
export async function changeLanguage(next: string): Promise<void> {
  await i18n.changeLanguage(next)
  tellDocument(next)
}

/** Hears when the language changes; gives the way to stop hearing. */
export function onLanguage(changed: () => void): () => void {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
}

function tellDocument(tag: string): void {
  if (typeof document !== 'undefined')
    document.documentElement.lang = tag === defaultLanguage ? 'zh-Hant-TW' : tag
}
