import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { install } from './tools/install.mjs'
import { registered } from './tools/module-entries.mjs'
import { moduleNames } from './tools/module-name.mjs'
import { requireNode } from './tools/node-version.mjs'
import { runTool } from './tools/run.mjs'
import { act, Problem, root, say } from './tools/say.mjs'

const templates = join(root, 'bin/templates/module')
const migrations = 'database/migrations'

requireNode()
await act(async () => {
  const [place, title] = process.argv.slice(2)
  const names = moduleNames(place, title)
  await requireFree(names)
  await install({ dev: true })
  const named = { ...names, code: await freeCode(names.area) }
  const made = await fromTemplates(named)
  const changed = await registered(named)
  for (const [file, text] of [...made, ...changed]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const { code, output } = await runTool('biome', ['format', '--write', ...made.keys(), ...changed.keys()])
  if (code !== 0) throw new Problem(`檔案都寫好了，但無法排版。\n${output.trim()}`)
  tell(names, [...made.keys()], [...changed.keys()])
})

/** Throws a Problem when the module, its table or its addresses are there already. */
async function requireFree({ area, kebab, names, Names, table }) {
  const modules = await modulesThere()
  const same = modules.find((module) => module.endsWith(`/${kebab}`))
  if (same) throw new Problem(`modules/${same} 已經存在，請用別的名字。`)
  if (!modules.some((module) => module.startsWith(`${area}/`)))
    throw new Problem(`沒有 modules/${area} 這個區：請用已有的區，或先照 ARCHITECTURE.md 開一個新的。`)
  const sql = await Promise.all(
    (await migrationFiles()).map((file) => readFile(join(root, migrations, file), 'utf8')),
  )
  if (sql.some((text) => new RegExp(`(create table( if not exists)?|rename to) ${table}\\b`).test(text)))
    throw new Problem(`資料表 ${table} 已經存在，請用別的名字。`)
  for (const module of modules) {
    const text = await readFile(join(root, 'modules', module, 'contract.ts'), 'utf8').catch(() => '')
    if (
      text.includes(`contract('${names}'`) ||
      text.toLowerCase().includes(`'/api/v1/${Names.toLowerCase()}'`)
    )
      throw new Problem(`「${kebab}」的網址或合約名稱已由 modules/${module} 使用，請用別的名字。`)
  }
}

/** Every module as `area/noun`. */
async function modulesThere() {
  const entries = await readdir(join(root, 'modules'), { withFileTypes: true })
  const areas = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const nouns = await Promise.all(
    areas.map(async (area) =>
      (await readdir(join(root, 'modules', area), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${area}/${name}`),
    ),
  )
  return nouns.flat()
}

async function migrationFiles() {
  return (await readdir(join(root, migrations))).filter((file) => file.endsWith('.sql'))
}

/** The first code of a conflict in ten that no module of the area uses: room for a hundred modules an area. */
async function freeCode(area) {
  const page = await readFile(join(root, 'modules', area, 'README.md'), 'utf8')
  const [, number] = /codes of problems is (\d\d):/.exec(page) ?? []
  if (!number) throw new Problem(`modules/${area}/README.md 沒有寫這一區的問題代碼號碼。`)
  const used = new Set()
  const sources = await readdir(join(root, 'modules', area), { recursive: true })
  for (const file of sources.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(join(root, 'modules', area, file), 'utf8')
    for (const [, of, ten] of text.matchAll(/\b\d{3}_(\d\d)_(\d\d)\d\b/g))
      if (of === number) used.add(Number(ten))
  }
  const free = Array.from({ length: 100 }, (_, ten) => ten).find((ten) => !used.has(ten))
  if (free === undefined) throw new Problem(`modules/${area} 的問題代碼用完了。`)
  return `409_${number}_${String(free).padStart(2, '0')}1`
}

/** The module's files by path, and its migration under the next number. */
async function fromTemplates(names) {
  const fill = (text) => text.replace(/__([a-zA-Z]+)__/g, (whole, key) => names[key] ?? whole)
  const next = Math.max(0, ...(await migrationFiles()).map((file) => Number(file.slice(0, 4)))) + 1
  const number = String(next).padStart(4, '0')
  const made = new Map()
  for (const entry of await readdir(templates, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const template = join(entry.parentPath, entry.name)
    const path = fill(template.slice(templates.length + 1).replace(/\.txt$/, ''))
    const file =
      path === 'migration.sql'
        ? `${migrations}/${number}_${names.kebab.replaceAll('-', '_')}.sql`
        : `modules/${names.area}/${names.kebab}/${path}`
    made.set(file, fill(await readFile(template, 'utf8')))
  }
  return made
}

function tell({ area, kebab, names, title }, made, changed) {
  say(`已建立模組 ${kebab}（${title}），共 ${made.length} 個檔案：`)
  for (const file of made.sort()) say(`  ${file}`)
  say(`已登記在 ${changed.join('、')}。`)
  say('')
  say('它現在就能用：戶別的一行紀錄，可登記、可列出。接下來：')
  const steps = [
    `在 contract.ts、server/tables.ts 和新的遷移寫下真正的欄位；遷移一旦合併就不再修改。`,
    `在 access.ts 決定誰可以做什麼，並同步 modules/${area}/permissions.txt。`,
    `每一個動作一個檔案（像 server/add.ts）：交易、稽核列、事件、問題各有一句話。`,
    `畫面的字寫在 web/texts.ts（外框）和 web/page-texts.ts（頁面），英文寫在 web/english.ts；名稱也在 GLOSSARY.md 和區的 README.md。`,
    `保存期限與個人資料在 server/retention.ts、server/personal-data.ts，每一欄放什麼寫在 server/test-facts.ts；工作與排程寫進 server/module.ts。`,
    `像真的示範資料在 server/demo.ts，自訂的呼叫寫進 docs/decisions/005。`,
    `npm run check，然後 npm test modules/${area}/${kebab}；頁面在 /mgmt/${kebab}。`,
  ]
  for (const [index, step] of steps.entries()) say(`  ${index + 1}. ${step}`)
  if (title === kebab) say(`畫面上的名稱還是「${kebab}」：請在 ${names}Texts 和 GLOSSARY.md 改成中文。`)
}
