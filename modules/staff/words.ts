import type { ModuleWords } from '#platform/contract/words.ts'
import { membersWords } from './members/words.ts'
import { permissionsWords } from './permissions/words.ts'
import { managerDevicesWords } from './manager-devices/words.ts'
import { managerCodesWords } from './manager-codes/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  membersWords,
  permissionsWords,
  managerDevicesWords,
  managerCodesWords,
]
