import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { FileDrop } from '#platform/web/form/FileDrop.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { householdImports } from '../contract.ts'
import { largestFile } from '../shapes.ts'

const accepted = '.xlsx,.xlsm,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const rules = [
  ['rulePreview', 'rulePreviewText'],
  ['ruleAll', 'ruleAllText'],
  ['ruleKeep', 'ruleKeepText'],
] as const

/** Takes one workbook, dropped or chosen, and sends it to be checked. */
export function UploadPanel({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const t = useTexts('householdImport')
  const [name, setName] = useState('')
  const { busy, failure, submit, complain } = useSubmit(async (retry, file: File) => {
    const importId = await retry.once(file, async () => newId())
    onUploaded((await sendFile(householdImports.calls.upload, { importId }, file, importId)).data.importId)
  })

  function take(files: FileList | null) {
    const [file, more] = [files?.[0], files?.[1]]
    if (!file || busy) return
    if (more) return complain(t('onlyOne'))
    if (file.size > largestFile) return complain(t('tooLarge'))
    setName(file.name)
    void submit(file)
  }

  return (
    <Panel pad="form" className="hi-upload">
      <FileDrop
        accept={accepted}
        busy={busy}
        words={(over) => (busy ? t('uploading', { name }) : t(over ? 'dropNow' : 'drop'))}
        choose={t('choose')}
        limits={t('limits')}
        onFiles={take}
      />
      {failure && <Note tone="wait">{failure}</Note>}
      <ul className="hi-rules" aria-label={t('ruleTitle')}>
        {rules.map(([title, words]) => (
          <li key={title}>
            <b>{t(title)}</b>
            <span className="lb-quiet">{t(words)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
