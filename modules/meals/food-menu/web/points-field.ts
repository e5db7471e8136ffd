import { amountField, type FormField, type Named } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { mostFoodPoints } from '#modules/meals/food-shapes.ts'

/** Points of a dish or an option: never below 0 (R434). */
export const pointsField = <Draft>(name: Named<Draft, string>): FormField<Draft> => ({
  ...amountField<Draft>(text('foodMenuPage', 'points'), name, {
    digits: String(mostFoodPoints).length,
    help: text('foodMenuPage', 'pointsHelp'),
  }),
  wrong: (draft) => (draft[name] === '' ? text('foodMenuPage', 'pointsWrong') : undefined),
})
