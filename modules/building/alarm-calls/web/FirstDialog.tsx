import { useCategories } from '#modules/building/alarm-points/web/public.ts'
import { ticksField } from '#platform/web/form/choice-fields.tsx'
import { longTextField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { First } from '../contract.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'

interface FirstForm {
  name: string
  categories: readonly string[]
  steps: string
  numbers: string
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
/** A line is a name and, behind the last gap before it, a number; undefined: it is none. */
function numberIn(line: string): First['numbers'][number] | undefined {
  const words = line.split(/[\s　]/)
  const phone = words.pop() ?? ''
  const name = words.join(' ').trim()
  return name && name.length <= 20 && /^[\d#*+()-]{3,20}$/.test(phone) ? { name, phone } : undefined
}

/** What is done first in a disaster of some systems, and whom one dials. */
export function FirstDialog(props: EntryDialogProps<First>) {
  const t = useTexts('alarmCallsPage')
  const categories = useCategories().map(({ value, label }) => ({ value: String(value), label }))
  return (
    <EntryDialog<First, FirstForm>
      {...props}
      part="firsts"
      fields={[
        {
          ...textField<FirstForm>(t('name'), 'name', { input: { autoFocus: true, maxLength: 20 } }),
          wrong: ({ name }) => (name.trim() ? undefined : t('needed')),
        },
        ticksField<FirstForm, string>(t('systems'), 'categories', categories, { help: t('systemsHelp') }),
        {
          ...longTextField<FirstForm>(t('firstSteps'), 'steps', {
            rows: 4,
            maxLength: 400,
            help: t('firstStepsHelp'),
          }),
          wrong: ({ steps }) => {
            const lines = linesOf(steps)
            if (!lines.length) return t('needed')
            return lines.length > 6 || lines.some((line) => line.length > 60)
              ? t('firstStepsWrong')
              : undefined
          },
        },
        {
          ...longTextField<FirstForm>(t('numbers'), 'numbers', {
            rows: 3,
            maxLength: 300,
            optional: true,
            help: t('numbersHelp'),
          }),
          wrong: ({ numbers }) => {
            const lines = linesOf(numbers)
            return lines.length > 6 || !lines.every(numberIn) ? t('numbersWrong') : undefined
          },
        },
      ]}
      idOf={({ firstId }) => firstId}
      formOf={(of) => ({
        name: of?.name ?? '',
        categories: (of?.categories ?? []).map(String),
        steps: (of?.steps ?? []).join('\n'),
        numbers: (of?.numbers ?? []).map(({ name, phone }) => `${name} ${phone}`).join('\n'),
      })}
      entryOf={(form, firstId) => ({
        firstId,
        name: form.name.trim(),
        categories: form.categories.map(Number),
        steps: linesOf(form.steps),
        numbers: linesOf(form.numbers).flatMap((line) => numberIn(line) ?? []),
      })}
    />
  )
}
