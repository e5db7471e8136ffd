import { roles } from '#platform/contract/access.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { roleWords } from './section-words.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import type { SectionProps } from './use-setting.ts'

const longestTemplate = 30

/** How a hand-over is proved, and who may undo it. */
export function ReceivingSection({ draft, mayChange }: SectionProps<'receiving'>) {
  const t = useTexts('packageSetting')
  const { signature, noteTemplates, undoRoles } = draft.form
  const isLong = (text: string) => [...text.trim()].length > longestTemplate
  const change = (n: 0 | 1, text: string) =>
    draft.change({ noteTemplates: n === 0 ? [text, noteTemplates[1]] : [noteTemplates[0], text] })
  const isWrong = noteTemplates.some(isLong) || undoRoles.length === 0
  return (
    <SectionPanel title={t('receiving')} draft={draft} mayChange={mayChange} isWrong={isWrong}>
      <div className="ps-group">
        <p className="ps-label">{t('signature')}</p>
        <Segments
          label={t('signature')}
          value={signature}
          options={[
            { value: 'ask', label: t('signatureAsk'), disabled: !mayChange },
            { value: 'off', label: t('signatureOff'), disabled: !mayChange },
          ]}
          onChange={(value) => draft.change({ signature: value })}
        />
        <p className="lb-14 lb-quiet">{t('signatureHelp')}</p>
      </div>
      <div className="ps-group">
        <div className="ps-pair">
          {([0, 1] as const).map((n) => (
            <Field
              key={n}
              label={t('template', { n: n + 1 })}
              optional
              invalid={isLong(noteTemplates[n]) ? t('templateLong') : undefined}
            >
              <TextInput value={noteTemplates[n]} disabled={!mayChange} onText={(text) => change(n, text)} />
            </Field>
          ))}
        </div>
        <p className="lb-14 lb-quiet">{t('templatesHelp')}</p>
      </div>
      <fieldset className="ps-group ps-plain">
        <legend className="ps-label">{t('undo')}</legend>
        <div className="ps-boxes">
          {roles.map((role) => (
            <Checkbox
              key={role}
              disabled={!mayChange}
              checked={undoRoles.includes(role)}
              onChange={({ target }) =>
                draft.change({
                  undoRoles: roles.filter((text) =>
                    text === role ? target.checked : undoRoles.includes(text),
                  ),
                })
              }
            >
              {t(roleWords[role])}
            </Checkbox>
          ))}
        </div>
        <p className={undoRoles.length ? 'lb-14 lb-quiet' : 'lb-unsaved'}>
          {t(undoRoles.length ? 'undoHelp' : 'undoNone')}
        </p>
      </fieldset>
    </SectionPanel>
  )
}
