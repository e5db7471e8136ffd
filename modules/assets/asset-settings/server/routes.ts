import { serve } from '#platform/server/serve.ts'
import { assetSettings, choicesMissing, fieldTwice } from '../contract.ts'
import type { CustomField } from '../fields.ts'
import { entries } from './entries.ts'
import { listAreas, listCategories } from './lists.ts'

/** Throws fieldTwice, choicesMissing. */
function checkFields(fields: readonly CustomField[]): void {
  for (const [nth, field] of fields.entries()) {
    const isTwice = fields.some(
      (other, at) => at < nth && (other.fieldId === field.fieldId || other.name === field.name),
    )
    if (isTwice) throw fieldTwice(field.name)
    if (field.fieldKind === 'choice' && new Set(field.choices).size < 2) throw choicesMissing(field.name)
  }
}

const changeOf = <Change extends { isEnabled?: boolean | undefined; rowVersion: number }>({
  isEnabled,
  rowVersion,
  ...content
}: Change) => ({
  ...content,
  version: rowVersion,
  isRetired: isEnabled === undefined ? undefined : !isEnabled,
})

export const routes = serve(assetSettings, {
  listCategories: (context) => listCategories(context),
  addCategory: async (context, { categoryId, ...content }) => {
    checkFields(content.ownFields)
    await entries.categories.add(context, { id: categoryId, ...content })
  },
  changeCategory: async (context, { categoryId, ...change }) => {
    checkFields(change.ownFields)
    await entries.categories.change(context, categoryId, changeOf(change))
  },
  orderCategories: (context, { ids, seen }) => entries.categories.order(context, ids, seen),
  listAreas: (context) => listAreas(context),
  addArea: async (context, { areaId, ...content }) => {
    await entries.areas.add(context, { id: areaId, ...content })
  },
  changeArea: (context, { areaId, ...change }) => entries.areas.change(context, areaId, changeOf(change)),
  orderAreas: (context, { ids, seen }) => entries.areas.order(context, ids, seen),
})
