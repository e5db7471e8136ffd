import { writeTime } from '#platform/contract/speak-time.ts'

/** The word for a code of the audit; undefined where nobody has one. */
export type WordOf = (
  part: 'modules' | 'acts' | 'targets' | 'fields' | 'values' | 'permissions',
  code: string,
) => string | undefined

/** Fields whose values are names of fields themselves. */
const namingFields = new Set(['field', 'fields', 'secretsChanged', 'secretsSet'])

/** An id of ours, which says nothing to people. */
export const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The kind of export that a row's filters narrowed; '' where it is no export. */
export const sheetOf = (changes: readonly { field: string; after: string }[]): string =>
  changes.some(({ field }) => field.startsWith('query.'))
    ? (changes.find(({ field }) => field === 'kind')?.after ?? '')
    : ''

/** The name under which an uploaded file is kept: its folder, day and time. */
const isFile = /^([a-z]+)\/(\d{4}\/\d\d\/\d\d)\/(\d\d)(\d\d)\d{5}-[0-9a-f]+\.\w+$/

const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * Acts, fields and values before and after as people say them: instants as 2026/11/20 14:05, roles, permissions, services
 * and codes by their names, yes and no in the language of the reader, of ids how many there are, of files what they show
 * and when they came, all else as it is.
 */
export function auditSpeaker(wordOf: WordOf) {
  const act = (action: string) => wordOf('acts', action) ?? action
  const target = (code: string) => wordOf('targets', code) ?? code
  const permission = (code: string) => wordOf('permissions', code) ?? code
  const part = (name: string, within = '') =>
    wordOf('fields', `${within}.${name}`) ?? wordOf('fields', name) ?? name
  /** A word for a code, or for each of a list of codes; undefined where none of them has one. */
  const words = (codes: string, word: (code: string) => string | undefined): string | undefined => {
    const said = codes.split('、').map((code) => ({ code, word: word(code) }))
    if (!said.some((item) => item.word)) return undefined
    return said.map((item) => item.word ?? item.code).join(wordOf('values', '、'))
  }
  /** A list without its ids, of which only the number is said: 3 筆. */
  const withoutIds = (codes: string): string => {
    const all = codes.split('、')
    const said = all.filter((code) => !isId.test(code))
    const ids = all.length - said.length
    const counted = ids === 1 ? wordOf('values', '1 筆') : `${ids} ${wordOf('values', '筆') ?? '筆'}`
    return ids ? [...said, counted].join('、') : codes
  }
  /** `sheet`: the export whose filter it is, which may have a word of its own for a code that others have too. */
  const value = (field: string, given: string, sheet = ''): string => {
    const code = withoutIds(given)
    const last = field.slice(field.lastIndexOf('.') + 1)
    if (isInstant.test(code)) return writeTime(new Date(code))
    const [, folder, day, hour, minute] = isFile.exec(code) ?? []
    if (folder) return `${wordOf('values', `folder.${folder}`) ?? ''} ${day} ${hour}:${minute}`.trim()
    if (last === 'permission') return permission(code)
    if (last === 'action') return act(code)
    if (namingFields.has(last)) return words(code, (name) => part(name)) ?? code
    const word = (text: string) => {
      if (text === '是' || text === '否') return wordOf('values', text)
      const own = sheet && wordOf('values', `${sheet}.${last}.${text}`)
      return own || wordOf('values', `${last}.${text}`)
    }
    return words(code, word) ?? code
  }
  return {
    /** `packages.handOver` is 領取包裹. */
    act,
    /** `package` is 包裹. */
    target,
    module: (module: string) => wordOf('modules', module) ?? module,
    /** `owners.1.phone` is 區分所有權人 › 1 › 電話. */
    field: (path: string) =>
      path
        .split('.')
        .map((name, nth, all) => part(name, all[nth - 1]))
        .join(' › '),
    value,
    /** What a row was done to in a word; of a role's permission both by their names. */
    thing(row: { target: string; targetId: string; targetName: string }): string {
      if (row.target !== 'rolePermission')
        return row.targetName || (wordOf('values', `${row.target}.${row.targetId}`) ?? '')
      const [role = '', of = ''] = row.targetId.split(' ')
      return `${value('role', role)}　${permission(of)}`
    },
  }
}
