import { otherPermissions, type PermissionGroup } from './permission-group.ts'

/** A word for people in both languages, Chinese first. */
export type Said = readonly [chinese: string, english: string]
export type Words = Readonly<Record<string, Said>>
/** What is declared on the server, and what happens to it. */
export type Explained = Readonly<Record<string, { readonly title: Said; readonly words: Said }>>

/** What a module calls what it does, has and declares, by the codes that data and the audit know. */
export interface ModuleWords {
  /** What stands before the dot of acts: `packages`. */
  readonly modules?: Words
  /** Acts of the audit: `packages.handOver`. */
  readonly acts?: Words
  /** What acts are done to: `package`. */
  readonly targets?: Words
  /** Fields before and after; `query.from` is the field within that one. */
  readonly fields?: Words
  /** Codes in fields: `state.waiting`; and codes that things have for names: `packageSetting.label`. */
  readonly values?: Words
  readonly permissions?: Words
  /** Where its permissions stand among all. */
  readonly permissionGroup?: PermissionGroup
  /** What is kept for a time, by the name of its rule. */
  readonly retentions?: Explained
  /** What is held of a person, by name. */
  readonly holdings?: Explained
  /** Kinds of export. */
  readonly sheets?: Words
  /** Notifications of browsers, by event. */
  readonly pushes?: Words
  /** What is said of single fields, in English by the Chinese; N stands for each number. */
  readonly faults?: Readonly<Record<string, string>>
}

/** Declares the words of a module, in its `words.ts`, which also adds them to `SpokenBy`. */
export const moduleWords = <const W extends ModuleWords>(words: W): W => words

/**
 * The words of all modules, so that an act, a target or a field that nobody has a word for is a type error:
 * `declare module '#platform/contract/words.ts' { interface SpokenBy { packages: typeof packagesWords } }`
 */
export interface SpokenBy {}

type CodesOf<W, Part extends keyof ModuleWords> = W extends { readonly [P in Part]: infer Codes }
  ? keyof Codes & string
  : never
type Codes<Part extends keyof ModuleWords> = {
  [M in keyof SpokenBy]: CodesOf<SpokenBy[M], Part>
}[keyof SpokenBy]

export type Act = Codes<'acts'>
export type Target = Codes<'targets'>
export type FieldName = Codes<'fields'>

/** A value whose fields all have a word, at any depth; records by codes of data may have any. */
export type Worded<Value> = Value extends Date | ((...args: never) => unknown)
  ? Value
  : Value extends readonly (infer Entry)[]
    ? readonly Worded<Entry>[]
    : Value extends object
      ? {
          [Name in keyof Value]: string extends Name
            ? unknown
            : Name extends FieldName | number
              ? Worded<Value[Name]>
              : never
        }
      : Value

/** What is declared on the server is said there in Chinese. */
export const inChinese = ({ title, words }: Explained[string]) => ({ title: title[0], words: words[0] })

/** The words of all modules in one. */
export type AllWords = { readonly [Part in SummedPart]-?: NonNullable<ModuleWords[Part]> } & {
  /** The group of each permission. */
  readonly permissionGroups: Readonly<Record<string, PermissionGroup>>
}
type SummedPart = Exclude<keyof ModuleWords, 'permissionGroup'>

/** Sums the words of modules up. Rules of retention, notifications and
 * kinds of export are things of the audit too, called by their titles. */
export function sumOfWords(all: readonly ModuleWords[]): AllWords {
  const sum = <Part extends SummedPart>(part: Part) =>
    Object.assign({}, ...all.map((item) => item[part])) as AllWords[Part]
  const [retentions, pushes, sheets] = [sum('retentions'), sum('pushes'), sum('sheets')]
  const titles = [
    ...Object.entries(retentions).map(([name, { title }]) => [`retention.${name}`, title] as const),
    ...Object.entries(pushes).map(([event, title]) => [`push.${event}`, title] as const),
    ...Object.entries(sheets).map(([kind, title]) => [`kind.${kind}`, title] as const),
  ]
  const permissionGroups = Object.fromEntries(
    all.flatMap(({ permissions = {}, permissionGroup = otherPermissions }) =>
      Object.keys(permissions).map((permission) => [permission, permissionGroup] as const),
    ),
  )
  return {
    permissionGroups,
    modules: sum('modules'),
    acts: sum('acts'),
    targets: sum('targets'),
    fields: sum('fields'),
    values: { ...sum('values'), ...Object.fromEntries(titles) },
    permissions: sum('permissions'),
    retentions,
    holdings: sum('holdings'),
    sheets,
    pushes,
    faults: sum('faults'),
  }
}
