import { useEffect } from 'react'
import { FormFields } from '#platform/web/form/fields.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type NoticeSettings, settingsChanged } from '../contract.ts'
import { noticesApi } from './api.ts'
import { useRuleFields } from './use-rule-fields.tsx'

const codes = [settingsChanged('').code]

/** The rules as they are saved, and which version of them that is. */
interface SavedRules {
  settings: NoticeSettings
  version: number
}

export interface RulesFormProps {
  saved: SavedRules
  mayChange: boolean
  onSaved: () => void
  /** Whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void
}

/** When residents are told, by which channel first, and in which words. */
export function RulesForm({ saved, mayChange, onSaved, onDirty }: RulesFormProps) {
  const t = useTexts('noticesPage')
  const { ways, nights, times, words } = useRuleFields()
  const fields = [...ways, ...nights, ...times, ...words]
  const { seen, form, isDirty, colleagueEdits, attempt, change, start } = useMeanwhile<
    SavedRules,
    NoticeSettings
  >({
    given: saved,
    codes,
    formOf: ({ settings }) => settings,
    fields,
    newest: async () => (await noticesApi.getSettings({})).data,
    isNewer: (now, before) => now.version > before.version,
  })
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const save = useSubmit(async (retry) => {
    const { version } = seen
    const { data } = await attempt(() =>
      noticesApi.saveSettings({ ...form, version }, { ...retry, handles: [400001, 400134, ...codes] }),
    )
    start({ settings: form, version: data.version })
    toast(t('saved'))
    onSaved()
  })

  const part = { form, change }
  return (
    <Panel title={t('rulesTitle')} pad="form">
      <fieldset disabled={!mayChange} className="nt-rules" ref={save.ref}>
        <FormFields {...part} fields={ways} />
        <div className="nt-checks">
          <FormFields {...part} fields={nights} />
          <span className="lb-14 lb-quiet">{t('legalAlways')}</span>
        </div>
        <div className="nt-fields">
          <FormFields {...part} fields={times} />
        </div>
        <div className="lb-grid lb-gap-12">
          <span className="lb-14 lb-quiet">
            <b>{t('textsTitle')}</b>　{t('textsHelp')}
          </span>
          <FormFields {...part} fields={words} />
        </div>
      </fieldset>
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
      {mayChange && (
        <div className="nt-acts">
          <Button
            type="primary"
            className="nt-end lb-end"
            loading={save.busy}
            onClick={() => void save.submit()}
          >
            {t('save')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
