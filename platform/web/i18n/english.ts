import type { TextKeys } from './texts.ts'

/** The English words of some namespaces: every key that they have in Chinese, so that a missing one is a type error. */
export type English<N extends keyof TextKeys> = {
  readonly [Namespace in N]: Readonly<Record<keyof TextKeys[Namespace] & string, string>>
}
