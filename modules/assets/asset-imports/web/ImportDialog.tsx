import './import-texts.ts'
import './import.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assets } from '#modules/assets/assets/contract.ts'
import { newId } from '#platform/contract/new-id.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { FileDrop } from '#platform/web/form/FileDrop.tsx'
import { inBox, refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { type AssetImport, assetImports, largestFile } from '../contract.ts'

const api = client(assetImports)
const accepted = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a workbook of assets: it is looked at, what it would do is said, and it is written once confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('assetImport')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [looked, setLooked] = useState<AssetImport>()
  const sending = useSubmit(async (retry, file: File) => {
    const importId = await retry.once(file, async () => newId())
    setLooked((await sendFile(assetImports.calls.upload, { importId }, file, importId)).data)
  })
  const template = useSubmit(() => saveFile(addressOf(assets.calls.exportFile, { isTemplate: true })), {
    onFailure: inBox,
  })
  const act = useSubmit(async (retry) => {
    if (!looked) return refuse(t('fileNeeded'))
    const { importId, lookDigest } = looked
    const { data } = await api.confirm({ importId, lookDigest }, retry)
    toast(t('done', { added: data.addedCount, changed: data.changedCount }))
    void queries.invalidateQueries({ queryKey: ['assets'] })
    onClose()
  })
  const missing = !looked ? t('fileNeeded') : looked.faultCount ? t('mendFirst') : undefined
  function take(files: FileList | null) {
    const [file, more] = [files?.[0], files?.[1]]
    if (!file || sending.busy) return
    if (more) return sending.complain(t('onlyOne'))
    if (file.size > largestFile) return sending.complain(t('tooLarge'))
    setName(file.name)
    void sending.submit(file)
  }
  return (
    <ActDialog
      title={t('title')}
      confirm={t('confirm')}
      missing={missing}
      act={act}
      size="wide"
      onClose={onClose}
    >
      {looked ? (
        <Looked looked={looked} onOther={() => setLooked(undefined)} />
      ) : (
        <>
          <FileDrop
            accept={accepted}
            busy={sending.busy}
            words={(over) => (sending.busy ? t('uploading', { name }) : t(over ? 'dropNow' : 'drop'))}
            choose={t('choose')}
            limits={t('limits')}
            onFiles={take}
          />
          {sending.failure && <Note tone="wait">{sending.failure}</Note>}
          <p>
            <Button loading={template.busy} onClick={() => void template.submit()}>
              {t('template')}
            </Button>
          </p>
        </>
      )}
    </ActDialog>
  )
}

function Looked({ looked, onOther }: { looked: AssetImport; onOther: () => void }) {
  const t = useTexts('assetImport')
  const { fileName, rowCount, addedCount, changedCount, sameCount, changes, faults, faultCount } = looked
  return (
    <>
      <p>
        {t(faultCount ? 'lookWrong' : 'look', {
          name: fileName,
          rows: rowCount,
          added: addedCount,
          changed: changedCount,
          same: sameCount,
        })}
      </p>
      {faultCount > 0 && (
        <>
          <Note tone="wait">{t('wrong', { count: faultCount })}</Note>
          <ul className="am-faults lb-divided" aria-label={t('faults')}>
            {faults.map(({ kind, cell, head, value }) => (
              <li key={`${kind} ${cell} ${head}`}>
                <b>{cell}</b> {t(`fault_${kind}`, { head, value })}
              </li>
            ))}
          </ul>
        </>
      )}
      {faultCount === 0 && changes.length > 0 && (
        <ul className="am-faults lb-divided" aria-label={t('changes')}>
          {changes.map(({ displayId, name, changes: own }) => (
            <li key={displayId}>
              <b>{displayId}</b> {name}
              {own.map(({ head, before, after }) => (
                <p key={head} className="lb-14 lb-break">
                  {t('change', { head, before: before || t('empty'), after: after || t('empty') })}
                </p>
              ))}
            </li>
          ))}
          {changedCount > changes.length && (
            <li className="lb-quiet">{t('more', { count: changedCount - changes.length })}</li>
          )}
        </ul>
      )}
      <p>
        <Button onClick={onOther}>{t('other')}</Button>
      </p>
    </>
  )
}
