import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type DepositKind, kindChanged } from '../contract.ts'
import { kindsApi } from './kinds-api.ts'

const codes = [kindChanged('').code]

interface KindNameProps {
  kind: DepositKind
  /** It has another name now; the list is to be read again. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}

/** A kind of deposits while it gets another name. */
export function KindName({ kind: given, onSaved, onClose }: KindNameProps) {
  const t = useTexts('depositRecords')
  const box = useMeanwhile<DepositKind, { name: string }>({
    given,
    codes,
    formOf: ({ name }) => ({ name }),
    factsOf: ({ name }, { isRetired }) => [
      [t('kindName'), name],
      [t('kindState'), t(isRetired ? 'kindRetired' : 'kindInUse')],
    ],
    newest: async () => (await kindsApi.listKinds({})).data.find(({ number }) => number === given.number),
  })
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { number, version } = box.seen

  async function save() {
    const name = box.form.name.trim()
    if (!name || busy) return
    if (name === box.seen.name) return onClose()
    setBusy(true)
    setFailure(undefined)
    try {
      await box.attempt(() => kindsApi.changeKind({ number, version, name }))
      toast(t('renamed', { name }))
      await onSaved()
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form
      className="lb-grow dr-rename"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        aria-label={t('kindName')}
        value={box.form.name}
        maxLength={12}
        onText={(name) => box.change({ name })}
        autoFocus
      />
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button htmlType="submit" disabled={busy}>
        {t('save')}
      </Button>
      {failure && <FailureNote sentence={failure} arrivals={box.arrivals} />}
    </form>
  )
}
