import { chooseLanguage, defaultLanguage } from './choose-language.ts'

/**
 * Texts by namespace. A module adds the keys of its own namespace here, so that a wrong key is a type error:
 * `declare module '#platform/web/i18n/texts.ts' { interface TextKeys { packages: typeof zhTW } }`
 */
export interface TextKeys {}

export type KeyOf<N extends string> = N extends keyof TextKeys ? keyof TextKeys[N] & string : string
export type Values = Record<string, string | number>
/** Language -> namespace -> flat keys -> sentence with {{values}}. */
export type Texts = Record<string, Record<string, Record<string, string>>>

/** The names of the values that a sentence waits for. */
type Holes<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Holes<Rest> : never
type SentenceOf<N extends string, K> = N extends keyof TextKeys
  ? K extends keyof TextKeys[N]
    ? TextKeys[N][K]
    : string
  : string
/** The values of a text: none, or each that its sentence waits for, so that a forgotten one is a type error. */
export type Given<N extends string, K> = [Holes<SentenceOf<N, K>>] extends [never]
  ? [values?: Values]
  : [values: Record<Holes<SentenceOf<N, K>>, string | number> & Values]
/** The keys of a namespace whose sentences wait for no value: what a list of keys may name. */
export type PlainKey<N extends keyof TextKeys> = {
  [K in keyof TextKeys[N]]: [Holes<TextKeys[N][K]>] extends [never] ? K : never
}[keyof TextKeys[N]] &
  string
/** Says the texts of one namespace. */
export type Translate<N extends string> = <const K extends KeyOf<N>>(key: K, ...values: Given<N, K>) => string

/** By language, then by full name `namespace:key`. */
const known = new Map<string, Map<string, string>>()
const listeners = new Set<() => void>()
let current = defaultLanguage

/** Starts all texts at once, without waiting for anything. zh-TW unless the browser asks for a language we have (R044, R045). */
export function startTexts(resources: Texts, wished: readonly string[] = browserLanguages()): void {
  addTexts(resources)
  current = chooseLanguage(wished, [...known.keys()])
  tellDocument(current)
}

/** Adds the texts of a lazily loaded module, before or after the start. */
export function addTexts(resources: Texts): void {
  for (const [language, namespaces] of Object.entries(resources)) {
    const there = known.get(language) ?? new Map<string, string>()
    known.set(language, there)
    for (const [namespace, texts] of Object.entries(namespaces))
      for (const [key, sentence] of Object.entries(texts)) there.set(`${namespace}:${key}`, sentence)
  }
}

/** The sentence in that language, else in Chinese, with its values in place; a name that nobody knows is its own key. */
function sentenceOf(tag: string, name: string, values?: Values): string {
  const sentence = known.get(tag)?.get(name) ?? known.get(defaultLanguage)?.get(name)
  if (sentence === undefined) return name.slice(name.indexOf(':') + 1)
  if (!values) return sentence
  return sentence.replace(/{{(\w+)}}/g, (asked, key: string) =>
    key in values ? String(values[key] ?? '') : asked,
  )
}

/** A text outside of components; `key` of the namespace, or anything as `namespace:key`. */
export function text<N extends string, const K extends KeyOf<N>>(
  namespace: N,
  key: K,
  ...[values]: Given<N, K>
): string {
  return sentenceOf(current, key.includes(':') ? key : `${namespace}:${key}`, values)
}

/** A text by its full name `namespace:key`, for keys that travel as data (hot keys, columns). */
export const textOf = (name: string, values?: Values): string => sentenceOf(current, name, values)

/**
 * The sentence of a problem in the language of the page: the server's own is Chinese; others are found by the code, and say
 * the first number of the Chinese one as {{n}}: the tries that are left, the minutes to wait.
 */
export function problemText(code: number, chinese: string): string {
  const name = `problems:${code}`
  const isThere = current !== defaultLanguage && known.get(current)?.has(name) === true
  return isThere ? sentenceOf(current, name, { n: /\d+/.exec(chinese)?.[0] ?? '' }) : chinese
}

/** A text on paper: what is printed for residents and couriers is Chinese, whatever the page speaks. */
export function paperText<N extends string, const K extends KeyOf<N>>(
  namespace: N,
  key: K,
  ...[values]: Given<N, K>
): string {
  return sentenceOf(defaultLanguage, `${namespace}:${key}`, values)
}

/** The same by its full name `namespace:key`. */
export const paperTextOf = (name: string): string => sentenceOf(defaultLanguage, name)

/** The language of the screens now. */
export const language = (): string => current

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
export function changeLanguage(next: string): void {
  current = next
  tellDocument(next)
  for (const listener of listeners) listener()
}

/** Hears when the language changes; gives the way to stop hearing. */
export function onLanguage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
}

function tellDocument(tag: string): void {
  if (typeof document !== 'undefined')
    document.documentElement.lang = tag === defaultLanguage ? 'zh-Hant-TW' : tag
}
