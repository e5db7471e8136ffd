import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { FileDrop } from '#platform/web/form/FileDrop.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { billImports } from '../contract.ts'
import { largestFile } from '../shapes.ts'
import type { Fees } from './use-imports.ts'

const accepted = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const rules = [
  ['ruleFill', 'ruleFillText'],
  ['ruleLook', 'ruleLookText'],
  ['ruleAll', 'ruleAllText'],
] as const

/** Takes one workbook of bills, dropped or chosen, and has it read. */
export function UploadPanel({ fees, onUploaded }: { fees: Fees; onUploaded: (importId: string) => void }) {
  const t = useTexts('billImport')
  const [name, setName] = useState('')
  const { busy, failure, submit, complain } = useSubmit(async (retry, file: File) => {
    const importId = await retry.once(file, async () => newId())
    await sendFile(billImports.calls.upload, { importId, ...fees }, file, importId)
    onUploaded(importId)
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
    <Panel pad="form" className="bx-one">
      <FileDrop
        accept={accepted}
        busy={busy}
        words={(over) => (busy ? t('uploading', { name }) : t(over ? 'dropNow' : 'drop'))}
        choose={t('choose')}
        limits={t('limits')}
        onFiles={take}
      />
      {failure && <Note tone="wait">{failure}</Note>}
      <ul className="bx-rules" aria-label={t('ruleTitle')}>
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
