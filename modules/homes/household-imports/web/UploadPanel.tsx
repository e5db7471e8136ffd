import { type DragEvent, useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
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
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }

  return (
    <Panel pad="form" className="hi-upload">
      <div
        className={`hi-drop${over ? ' hi-drop-over' : ''}`}
        aria-busy={busy}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
      >
        <Icon name="boxin" size={32} />
        <p className="hi-drop-words lb-break" aria-live="polite">
          {busy ? t('uploading', { name }) : t(over ? 'dropNow' : 'drop')}
        </p>
        <Button type="primary" size="large" loading={busy} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <p className="lb-14 lb-quiet">{t('limits')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label={t('choose')}
          onChange={(event) => {
            take(event.target.files)
            // The same file again, mended meanwhile, is a change too.
            event.target.value = ''
          }}
        />
      </div>
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
