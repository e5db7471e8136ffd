import { otherPermissions, type PermissionGroup } from '#platform/contract/permission-group.ts'

type Part = 'modules' | 'acts' | 'targets' | 'fields' | 'values' | 'permissions'

/** A group of permissions in the language of the page. */
export interface SpokenGroup extends Omit<PermissionGroup, 'title'> {
  title: string
}

/** What says the words of all modules, in the language of the page; undefined where nobody has one. */
export interface Speaker {
  wordOf(part: Part, code: string): string | undefined
  groupOf(permission: string): SpokenGroup
  /** What a module declared on the server, by its Chinese. */
  declared(chinese: string): string | undefined
  /** What the server says of single fields. */
  faults(messages: readonly string[]): string
}

let load: () => Promise<unknown>
let speaker: Speaker | undefined

/** Says where the words of all modules are: a piece of their own, loaded with the first page that needs them. */
export function openWords(loadThem: () => Promise<unknown>): void {
  load = loadThem
}

/** Takes the words of all modules in; their piece does. */
export function addWords(all: Speaker): void {
  speaker = all
}

/** How a page comes that speaks with `wordOf`: the words with its code. */
export const withWords =
  <Page>(page: () => Promise<Page>): (() => Promise<Page>) =>
  () =>
    Promise.all([page(), load()]).then(([drawn]) => drawn)

/** The word for a code in the language of the page; undefined where nobody has one, or words are not there. */
export const wordOf: Speaker['wordOf'] = (part, code) => speaker?.wordOf(part, code)

/** Where a permission stands among all, in the language of the page. */
export const groupOf: Speaker['groupOf'] = (permission) =>
  speaker?.groupOf(permission) ?? { ...otherPermissions, title: otherPermissions.title[0] }

/** A word that comes with data in Chinese and has a code (`services.7`), in the language of the page. */
export const valueWord = (code: string, chinese: string): string => wordOf('values', code) ?? chinese

/** What a module declared on the server in Chinese (a kind of export, a rule of retention), in the language of the page. */
export const declaredText = (chinese: string): string => speaker?.declared(chinese) ?? chinese

/** What the server says of single fields; '' where the language of the page has no words for one of them. */
export const spokenFaults = (messages: readonly string[]): string =>
  speaker ? speaker.faults(messages) : messages.join('；')
