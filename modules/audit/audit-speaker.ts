import { fieldWords } from './words-of-fields.ts'
import { valueWords } from './words-of-values.ts'

/** How a word of another language is found for one of data: its namespace and key, and the Chinese. */
type SayData = (namespace: string, key: string, chinese: string) => string

/** Fields whose values are names of fields themselves. */
const namingFields = new Set(['field', 'fields', 'secretsChanged', 'secretsSet'])

/**
 * Fields and values before and after as people say them: roles, permissions and codes by their names, yes and no in the
 * language of the reader, all else as it is. What permissions are called is another module's to say.
 */
export function auditSpeaker(
  permissionWords: Readonly<Record<string, string>>,
  say: SayData = (_namespace, _key, chinese) => chinese,
) {
  const permission = (code: string) => say('permissionWords', code, permissionWords[code] ?? code)
  const part = (name: string) => say('auditFields', name, fieldWords[name] ?? name)
  const word = (key: string) => {
    const chinese = valueWords[key]
    return chinese && say('auditValues', key, chinese)
  }
  /** A word for a code, or for each of a list of codes; undefined where none of them has one. */
  const words = (codes: string, wordOf: (code: string) => string | undefined): string | undefined => {
    const said = codes.split('、').map((code) => ({ code, word: wordOf(code) }))
    if (!said.some((one) => one.word)) return undefined
    return said.map((one) => one.word ?? one.code).join(word('、'))
  }
  const value = (field: string, code: string): string => {
    const last = field.slice(field.lastIndexOf('.') + 1)
    if (last === 'permission') return permission(code)
    if (namingFields.has(last)) return words(code, part) ?? code
    return words(code, (one) => word(one === '是' || one === '否' ? one : `${last}.${one}`)) ?? code
  }
  return {
    /** `owners.1.phone` is 區分所有權人 › 1 › 電話. */
    field: (path: string) => path.split('.').map(part).join(' › '),
    value,
    /** What a row was done to in a word; of a role's permission both by their names. */
    thing({
      target,
      targetId,
      targetName,
    }: {
      target: string
      targetId: string
      targetName: string
    }): string {
      if (target !== 'rolePermission') return targetName || (word(`${target}.${targetId}`) ?? '')
      const [role = '', of = ''] = targetId.split(' ')
      return `${value('role', role)}　${permission(of)}`
    },
  }
}
