import { useState } from 'react'
import { FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { formatChanged } from '../contract.ts'
import type { BankFormat } from '../shapes.ts'
import { draftOfFormat, type FormatDraft, formatOfDraft } from './format-draft.ts'
import { formatApi } from './format-queries.ts'
import { SamplePanel } from './SamplePanel.tsx'
import { useFormatFields } from './use-format-fields.tsx'
import { VersionRows } from './VersionRows.tsx'

interface FormatEditorProps {
  of: BankFormat
  mayChange: boolean
  refresh: () => Promise<unknown>
  onCopy: () => void
  onGone: () => void
}

/** One format: its columns over the lines of a sample, its fields, and its versions. */
export function FormatEditor({ of: given, mayChange, refresh, onCopy, onGone }: FormatEditorProps) {
  const t = useTexts('bankFormats')
  const fields = useFormatFields()
  const [sample, setSample] = useState<{ name: string; content: Uint8Array }>()
  const { seen, form, isDirty, colleagueEdits, attempt, change, start } = useMeanwhile<
    BankFormat,
    FormatDraft
  >({
    given,
    codes: [formatChanged('').code],
    formOf: ({ format }) => draftOfFormat(format),
    fields,
    isNewer: (now, before) => now.rowVersion > before.rowVersion,
    newest: async () =>
      (await formatApi.listFormats({})).data.find(({ formatCode }) => formatCode === given.formatCode),
  })
  const isMine = mayChange && !seen.isShipped
  const format = formatOfDraft(form)
  const { formatCode: formatId, rowVersion } = seen
  const save = useSubmit(
    async (retry) => {
      if (!format) return
      const { data } = await attempt(() => formatApi.saveFormat({ formatId, rowVersion, format }, retry))
      start(data)
      toast(t('saved', { name: format.name }))
      await refresh()
    },
    { isWrong: () => isWrong(fields, form) || !format },
  )
  const retiring = useAsked(refresh)
  const retire = () =>
    void retiring.submit({
      ask: { title: t('retireTitle', { name: given.format.name }), text: t('retireText'), ok: t('retire') },
      work: async (retry) => {
        await formatApi.retireFormat({ formatId }, retry)
        onGone()
      },
      done: t('retired', { name: given.format.name }),
    })
  useHotKey('Ctrl+Enter', 'bankFormats:save', () => void save.submit(), { enabled: isMine })
  return (
    <div className="lb-stack lb-gap-16">
      <SamplePanel form={form} format={format} sample={sample} onSample={setSample} />
      <Panel
        title={given.format.name}
        summary={seen.changedAt ? `${seen.changedBy}　${speakTime(seen.changedAt)}` : undefined}
        pad="form"
        extra={
          mayChange && (
            <span className="lb-line">
              {isMine && rowVersion > 0 && <Button onClick={retire}>{t('retire')}</Button>}
              <Button onClick={onCopy}>{t('copy')}</Button>
            </span>
          )
        }
      >
        {seen.isShipped && <Note icon="lock">{t('shippedNote')}</Note>}
        <form {...save.form} className="lb-stack lb-gap-16">
          <fieldset className="lb-bare bt-fields" disabled={!isMine}>
            <FormFields fields={fields} form={form} tried={save.tried} change={change} />
          </fieldset>
          {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
          {save.tried && !format && <Note tone="wait">{t('unreadable')}</Note>}
          {isMine && (
            <div className="lb-line lb-right">
              <span className="lb-grow lb-14 lb-quiet" role="status">
                {isDirty || rowVersion === 0 ? t('unsaved') : t('version', { n: rowVersion })}
              </span>
              <Button type="primary" htmlType="submit" loading={save.busy} aria-keyshortcuts="Control+Enter">
                {t('save')} <Key keys="Ctrl Enter" />
              </Button>
            </div>
          )}
        </form>
      </Panel>
      {!seen.isShipped && rowVersion > 1 && (
        <VersionRows
          formatId={formatId}
          current={rowVersion}
          onUse={isMine ? (old) => change(draftOfFormat(old)) : undefined}
        />
      )}
    </div>
  )
}
