import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ruleCategories, type RuleCategory, ruleCorrected } from '../contract.ts'
import { rulesApi } from './use-rules.ts'

interface Named {
  ruleId: string
  title: string
  category: RuleCategory
}
type RuleForm = { title: string; category: RuleCategory | null }

/** Name and kind of a rule, where they were written wrong. */
export function CorrectRuleDialog({ rule, onClose }: { rule: Named; onClose: () => void }) {
  const t = useTexts('rulesPage')
  const { ruleId } = rule
  const fields: FormField<RuleForm>[] = [
    {
      ...textField<RuleForm>(t('name'), 'title', { input: { maxLength: 60 } }),
      wrong: ({ title }) => (title.trim() ? undefined : t('nameMissing')),
    },
    choiceField<RuleForm>(
      t('category'),
      'category',
      ruleCategories.map((value) => ({ value, label: t(`category_${value}`) })),
    ),
  ]
  return (
    <CorrectionDialog<Named, RuleForm>
      title={t('correctTitle')}
      confirm={t('correctSave')}
      given={rule}
      codes={[ruleCorrected().code]}
      formOf={({ title, category }) => ({ title, category })}
      fields={fields}
      newest={async () => (await rulesApi.getRule({ ruleId })).data}
      send={async ({ seen, form, retry }) => {
        const said = { title: form.title.trim(), category: form.category ?? seen.category }
        await rulesApi.correctRule(
          { ruleId, ...said, seenTitle: seen.title, seenCategory: seen.category },
          retry,
        )
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
