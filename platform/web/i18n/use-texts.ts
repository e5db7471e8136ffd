import { useCallback, useSyncExternalStore } from 'react'
import { type Given, type KeyOf, language, onLanguage, text, type Translate } from './texts.ts'

/** The texts of one namespace, as a function; the component draws again when the language changes. */
export function useTexts<N extends string>(namespace: N): Translate<N> {
  const tag = useSyncExternalStore(onLanguage, language, language)
  return useCallback(
    <const K extends KeyOf<N>>(key: K, ...values: Given<N, K>) => text(namespace, key, ...values),
    // The tag is the reason to draw again: a new function for a new language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts depend on the language, which is not an argument
    [namespace, tag],
  )
}
