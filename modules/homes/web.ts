import { householdsWeb } from './households/web/module.ts'
import { residentsWeb } from './residents/web/module.ts'
import { householdPropertiesWeb } from './household-properties/web/module.ts'
import { householdMergersWeb } from './household-mergers/web/module.ts'
import { householdImportsWeb } from './household-imports/web/module.ts'
import { householdListWeb } from './household-list/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const homes = [
  householdsWeb,
  residentsWeb,
  householdPropertiesWeb,
  householdMergersWeb,
  householdImportsWeb,
  householdListWeb,
] as const
