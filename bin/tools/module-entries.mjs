import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, root } from './say.mjs'

/** Puts a line into a list of the text: behind its last line, before what closes it. */
function intoList(text, opening, closing, line) {
  const begin = text.indexOf(opening)
  const end = begin < 0 ? -1 : text.indexOf(closing, begin + opening.length)
  return end < 0 ? undefined : `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

/** Puts an import behind the last one of a module. */
function withImport(text, line) {
  const last = [...text.matchAll(/^.+$/gm)]
    .filter(([one]) => /^(import|\}) /.test(one) && one.includes("from '#modules/"))
    .at(-1)
  if (!last) return undefined
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

const list = (opening, closing, line) => (text) => intoList(text, opening, closing, line)
const imported = (line) => (text) => withImport(text, line)

/** The roles in the order of the permission table of tests/rules. */
const roles = { view: 'admin manager desk committee oneTime', add: 'admin manager desk --------- oneTime' }

/** What each file of the product that lists modules gets. */
function entries({ kebab, name, names, words, Name, title, code }) {
  const from = `#modules/${kebab}`
  const granted = Object.entries(roles).map(
    ([act, who]) => `        "${`${names}.${act}`.padEnd(20)} ${who}",`,
  )
  return {
    'apps/contracts.ts': [
      imported(`import { permissions as ${names}Permissions } from '${from}/access.ts'`),
      imported(`import { ${names} } from '${from}/contract.ts'`),
      list('contracts: readonly Contract[] = [', '\n]', `  ${names},`),
      list('allPermissions: Permissions = {', '\n}', `  ...${names}Permissions,`),
    ],
    'apps/server/routes.ts': [
      imported(`import { routes as ${names}Routes } from '${from}/server/routes.ts'`),
      list('export function allRoutes(', '\n  ]', `    ...${names}Routes,`),
    ],
    'apps/web/modules.ts': [
      imported(`import { ${names}Contributions } from '${from}/web/contributions.ts'`),
      imported(`import { ${names}Texts } from '${from}/web/texts.ts'`),
      list("  'zh-TW': {", '\n  },', `    ${names}: ${names}Texts,`),
      list('const parts: readonly Partial<Contributions>[] = [', '\n]', `  ${names}Contributions,`),
    ],
    'apps/web/english.ts': [
      imported(`import { ${names}English } from '${from}/web/english.ts'`),
      list('export const english: English<keyof TextKeys> = {', '\n}', `  ...${names}English,`),
    ],
    'apps/web/english-problems-desk.ts': [
      list('Record<number, string>> = {', '\n}', `  ${code}: 'This code is used for another record.',`),
    ],
    'apps/web/router.ts': [
      imported(`import { ${names}Route } from '${from}/web/screens.ts'`),
      list('rootRoute.addChildren([', '\n])', `  ${names}Route,`),
    ],
    'GLOSSARY.md': [
      (text) =>
        `${text.trimEnd()}\n| ${words} | ${Name} | ${title} | what the desk wrote down for a household |\n`,
    ],
    'ARCHITECTURE.md': [
      list(
        '    modules/ ',
        '\n    platform/',
        `      ${kebab.padEnd(12)} what the desk wrote down for households`,
      ),
    ],
    'modules/permissions/permission-words.ts': [
      list(
        'permissionWords: Readonly<Record<string, string>> = {',
        '\n}',
        `  '${names}.view': '查看${title}',\n  '${names}.add': '登記${title}',`,
      ),
    ],
    'modules/audit/words-of-acts.ts': [
      list(
        'actWords: Readonly<Record<string, string>> = {',
        '\n}',
        `  '${names}.add': '登記${title}',\n  '${names}.addAgain': '登記${title}（重送）',`,
      ),
    ],
    'modules/audit/words-of-things.ts': [
      list('targetWords: Readonly<Record<string, string>> = {', '\n}', `  ${name}: '${title}',`),
      list('moduleWords: Readonly<Record<string, string>> = {', '\n}', `  ${names}: '${title}',`),
    ],
    'apps/web/english-words.ts': [
      list(
        '  permissionWords: {',
        '\n  },',
        `    '${names}.view': 'See ${words}',\n    '${names}.add': 'Add ${words}',`,
      ),
    ],
    'apps/web/english-words-acts.ts': [
      list(
        '  acts: {',
        '\n  },',
        `    '${names}.add': 'Added ${words}',\n    '${names}.addAgain': 'Added ${words} (sent again)',`,
      ),
    ],
    'apps/web/english-words-audit.ts': [
      list('  auditTargets: {', '\n  },', `    ${name}: '${Name}',`),
      list('  auditModules: {', '\n  },', `    ${names}: '${words}',`),
    ],
    'tests/rules/permissions.test.ts': [
      list("it('role × permission is as decided'", '\n      ]\n', granted.join('\n')),
    ],
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
