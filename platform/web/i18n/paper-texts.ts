import { type Given, type KeyOf, paperText, type Translate } from './texts.ts'

/** The texts of one namespace for what is printed, as a function; Chinese in every language of the page. */
export const paperTexts =
  <N extends string>(namespace: N): Translate<N> =>
  <const K extends KeyOf<N>>(key: K, ...values: Given<N, K>) =>
    paperText(namespace, key, ...values)
