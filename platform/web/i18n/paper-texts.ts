import { type KeyOf, paperText, type Translate, type Values } from './texts.ts'

/** The texts of one namespace for what is printed, as a function; Chinese in every language of the page. */
export const paperTexts =
  <N extends string>(namespace: N): Translate<N> =>
  (key: KeyOf<N>, values?: Values) =>
    paperText(namespace, key, values)
