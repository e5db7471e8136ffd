import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { FileDrop } from '#platform/web/form/FileDrop.tsx'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { intercomTablets } from '../contract.ts'
import { largestFile } from '../number-sheet.ts'
import type { NumberImport } from '../shapes.ts'

const accepted = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const call = intercomTablets.calls.importNumbers

/** Takes a workbook of numbers: it is looked at, what it would do is said, and it is written once confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('intercomTabletsPage')
  const queries = useQueryClient()
  const [looked, setLooked] = useState<{ file: File; at: NumberImport }>()
  const [name, setName] = useState('')
  const looking = useSubmit(async (_retry, file: File) => {
    setLooked({ file, at: (await sendFile(call, { isTrial: '1' }, file, newId())).data })
  })
  const act = useSubmit(async (retry) => {
    if (!looked) return refuse(t('fileNeeded'))
    const key = await retry.once(looked.file, async () => newId())
    const { data } = await sendFile(call, { isTrial: '0' }, looked.file, key)
    void queries.invalidateQueries({ queryKey: ['intercomTablets'] })
    if (!data.isWritten) return setLooked({ file: looked.file, at: data })
    toast(t('imported', { set: data.setCount, removed: data.removedCount }))
    return onClose()
  })
  function take(files: FileList | null) {
    const [file, more] = [files?.[0], files?.[1]]
    if (!file || looking.busy) return
    if (more) return looking.complain(t('onlyOne'))
    if (file.size > largestFile) return looking.complain(t('tooLarge'))
    setName(file.name)
    void looking.submit(file)
  }
  const missing = !looked
    ? t('fileNeeded')
    : looked.at.faultCount
      ? t('wrong', { count: looked.at.faultCount })
      : undefined
  return (
    <ActDialog
      title={t('importTitle')}
      confirm={t('importConfirm')}
      missing={missing}
      act={act}
      size="wide"
      onClose={onClose}
    >
      {looked ? (
        <>
          <p>
            {t('look', {
              set: looked.at.setCount,
              removed: looked.at.removedCount,
              same: looked.at.sameCount,
            })}
          </p>
          {looked.at.faultCount > 0 && (
            <>
              <Note tone="wait">{t('wrong', { count: looked.at.faultCount })}</Note>
              <ul className="lb-divided" aria-label={t('faults')}>
                {looked.at.faults.map(({ kind, cell, value }) => (
                  <li key={`${kind} ${cell} ${value}`} className="lb-inner-10">
                    <b>{cell}</b> {t(`fault_${kind}`, { value })}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <Button onClick={() => setLooked(undefined)}>{t('other')}</Button>
          </p>
        </>
      ) : (
        <>
          <FileDrop
            accept={accepted}
            busy={looking.busy}
            words={(over) => (looking.busy ? t('reading', { name }) : t(over ? 'dropNow' : 'drop'))}
            choose={t('choose')}
            limits={t('limits')}
            onFiles={take}
          />
          {looking.failure && <Note tone="wait">{looking.failure}</Note>}
        </>
      )}
    </ActDialog>
  )
}
