import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, root } from './say.mjs'

/** Puts a name or a spread last into a list of the text that may stand on one line; the formatter breaks it. */
function intoNames(text, opening, closing, name) {
  const begin = text.indexOf(opening)
  const end = begin < 0 ? -1 : text.indexOf(closing, begin + opening.length)
  if (end < 0) return undefined
  const before = text.slice(0, end).trimEnd()
  return `${before}${before.endsWith(',') || before.endsWith(opening) ? '' : ','} ${name}${text.slice(end)}`
}

/** Puts an import behind the last one, or before everything in an area that has no modules yet. */
function withImport(text, line) {
  const last = [...text.matchAll(/^.+$/gm)]
    .filter(([one]) => /^(import|\}) /.test(one) && /from '(#modules|#platform|\.)\//.test(one))
    .at(-1)
  if (!last) return `${line}\n\n${text}`
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

const lastOf = (opening, closing, name) => (text) => intoNames(text, opening, closing, name)
/** Puts a spread into a value that an area may have yet. */
const ofArea = (value, says, name) => (text) =>
  intoNames(text, `export const ${value} = {`, '}', name) ??
  `${text}\n/** ${says} */\nexport const ${value} = {\n  ${name},\n}\n`
const imported = (line) => (text) => withImport(text, line)

/** The roles in the order of an area's permissions.txt. */
const roles = {
  view: 'admin manager treasurer desk committee oneTime',
  add: 'admin manager --------- desk --------- oneTime',
}

/** What each file of the product that lists modules gets. */
function entries({ area, kebab, names, words, Name, title }) {
  const granted = Object.entries(roles).map(([act, who]) => `${`${names}.${act}`.padEnd(28)} ${who}`)
  return {
    [`modules/${area}/server.ts`]: [
      imported(`import { ${names}Module } from './${kebab}/server/module.ts'`),
      lastOf(': readonly ServerModule[] = [', ']', `${names}Module`),
    ],
    [`modules/${area}/web.ts`]: [
      imported(`import { ${names}Web } from './${kebab}/web/module.ts'`),
      lastOf(' = [', '] as const', `${names}Web`),
    ],
    [`modules/${area}/english.ts`]: [
      imported(`import { ${names}English } from './${kebab}/web/english.ts'`),
      imported(`import { ${names}Problems } from './${kebab}/web/english-problems.ts'`),
      lastOf('export const english = {', '}', `...${names}English`),
      ofArea('problems', 'What the problems of the area say in English, by code.', `...${names}Problems`),
    ],
    'GLOSSARY.md': [
      (text) =>
        `${text.trimEnd()}\n| ${words} | ${Name} | ${title} | what the desk wrote down for a household |\n`,
    ],
    [`modules/${area}/README.md`]: [
      (text) =>
        text.replace(
          /(\n    [^\n]+)(\n\n(?! ))/,
          `$1\n    ${kebab}  what the desk wrote down for households$2`,
        ),
    ],
    [`modules/${area}/words.ts`]: [
      imported(`import { ${names}Words } from './${kebab}/words.ts'`),
      lastOf(': readonly ModuleWords[] = [', ']', `${names}Words`),
    ],
    [`modules/${area}/permissions.txt`]: [(text) => `${text}${granted.join('\n')}\n`],
  }
}

/** The new text of each file that names the module. Throws a Problem when one is not as this command knows it. */
export async function registered(names) {
  const changed = new Map()
  for (const [file, edits] of Object.entries(entries(names))) {
    let text = await readFile(join(root, file), 'utf8')
    for (const edit of edits) {
      text = edit(text)
      if (text === undefined)
        throw new Problem(`${file} 的寫法和這個指令認得的不同，沒有建立任何檔案；請照旁邊的模組手動加入。`)
    }
    changed.set(file, text)
  }
  return changed
}
