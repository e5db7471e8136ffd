import { words as assemblies } from '#modules/assemblies/words.ts'
import { words as assets } from '#modules/assets/words.ts'
import { words as everyday } from '#modules/everyday/words.ts'
import { words as charging } from '#modules/charging/words.ts'
import { words as doors } from '#modules/doors/words.ts'
import { words as duty } from '#modules/duty/words.ts'
import { words as meals } from '#modules/meals/words.ts'
import { words as boards } from '#modules/boards/words.ts'
import { words as building } from '#modules/building/words.ts'
import { words as carriers } from '#modules/carriers/words.ts'
import { words as communities } from '#modules/communities/words.ts'
import { words as consoleArea } from '#modules/console/words.ts'
import { words as frame } from '#modules/frame/words.ts'
import { words as homes } from '#modules/homes/words.ts'
import { words as keeping } from '#modules/keeping/words.ts'
import { words as money } from '#modules/money/words.ts'
import { words as parcels } from '#modules/parcels/words.ts'
import { words as signIn } from '#modules/sign-in/words.ts'
import { words as staff } from '#modules/staff/words.ts'
import { words as telling } from '#modules/telling/words.ts'
import { words as visitors } from '#modules/visitors/words.ts'
import { otherPermissions } from '#platform/contract/permission-group.ts'
import { platformWords } from '#platform/contract/platform-words.ts'
import { type Explained, type Said, sumOfWords } from '#platform/contract/words.ts'
import { englishFaults } from '#platform/web/calls/faults.ts'
import { defaultLanguage } from '#platform/web/i18n/choose-language.ts'
import { language } from '#platform/web/i18n/texts.ts'
import { addWords } from '#platform/web/i18n/words.ts'

/** The words of all modules, for the pages that say what the audit and permissions are about, and for English. */
export const words = sumOfWords([
  platformWords,
  ...keeping,
  ...signIn,
  ...communities,
  ...staff,
  ...homes,
  ...telling,
  ...carriers,
  ...parcels,
  ...visitors,
  ...money,
  ...building,
  ...boards,
  ...assemblies,
  ...assets,
  ...everyday,
  ...charging,
  ...duty,
  ...doors,
  ...meals,
  ...frame,
  ...consoleArea,
])

const explained = (some: Explained): Said[] => Object.values(some).flatMap((item) => [item.title, item.words])

/** In English by the Chinese: what modules declare on the server. */
const english = new Map([
  ...explained(words.retentions),
  ...explained(words.holdings),
  ...Object.values(words.sheets),
  ...Object.values(words.pushes),
])
const faults = new Map(Object.entries(words.faults))
const isChinese = () => language() === defaultLanguage

addWords({
  wordOf: (part, code) => words[part][code]?.[isChinese() ? 0 : 1],
  groupOf: (permission) => {
    const group = words.permissionGroups[permission] ?? otherPermissions
    return { ...group, title: group.title[isChinese() ? 0 : 1] }
  },
  declared: (chinese) => (isChinese() ? chinese : english.get(chinese)),
  faults: (messages) => (isChinese() ? messages.join('；') : englishFaults(messages, faults)),
})
