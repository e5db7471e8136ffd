import { writeTime } from '#platform/contract/speak-time.ts'
import { serviceNames } from '#modules/communities/contract.ts'
import { actWords } from './words-of-acts.ts'
import { fieldWords } from './words-of-fields.ts'
import { valueWords } from './words-of-values.ts'

/** How a word of another language is found for one of data: its namespace and key, and the Chinese. */
type SayData = (namespace: string, key: string, chinese: string) => string

/** Fields whose values are names of fields themselves. */
const namingFields = new Set(['field', 'fields', 'secretsChanged', 'secretsSet'])

const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * Acts, fields and values before and after as people say them: instants as 2026/11/20 14:05, roles, permissions, services
 * and codes by their names, yes and no in the language of the reader, all else as it is. What permissions are called is another module's to say.
 */
export function auditSpeaker(
  permissionWords: Readonly<Record<string, string>>,
  say: SayData = (_namespace, _key, chinese) => chinese,
) {
  const permission = (code: string) => say('permissionWords', code, permissionWords[code] ?? code)
  const act = (action: string) => say('acts', action, actWords[action] ?? action)
  const part = (name: string, within = '') => {
    const key = fieldWords[`${within}.${name}`] ? `${within}.${name}` : name
    return say('auditFields', key, fieldWords[key] ?? name)
  }
  const service = (id: string) => {
    const name = serviceNames[Number(id)]
    return name && say('services', id, name)
  }
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
    if (isInstant.test(code)) return writeTime(new Date(code))
    if (last === 'permission') return permission(code)
    if (last === 'action') return act(code)
    if (last === 'services') return words(code, service) ?? code
    if (namingFields.has(last)) return words(code, (name) => part(name)) ?? code
    return words(code, (one) => word(one === '是' || one === '否' ? one : `${last}.${one}`)) ?? code
  }
  return {
    /** `packages.handOver` is 領取包裹. */
    act,
    /** `owners.1.phone` is 區分所有權人 › 1 › 電話. */
    field: (path: string) =>
      path
        .split('.')
        .map((name, nth, all) => part(name, all[nth - 1]))
        .join(' › '),
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
