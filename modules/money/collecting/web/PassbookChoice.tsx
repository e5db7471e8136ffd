import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

interface PassbookChoiceProps {
  file: File | undefined
  busy: boolean
  onFile: (file: File) => void
}

/** The copy of a passbook: chosen or photographed, PDF, PNG or JPEG (R284), and in sight while its words are typed. */
export function PassbookChoice({ file, busy, onFile }: PassbookChoiceProps) {
  const t = useTexts('collectingPage')
  const input = useRef<HTMLInputElement>(null)
  const url = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return (
    <div className="co-passbook">
      {url ? (
        <img src={url} alt={t('passbook')} />
      ) : (
        <span className="co-passbook-none lb-quiet">
          <Icon name={file ? 'doc' : 'cam'} size={32} />
          <span className="lb-break">{file?.name ?? t('passbookHelp')}</span>
        </span>
      )}
      <Button icon={<Icon name="doc" />} loading={busy} onClick={() => input.current?.click()}>
        {t(file ? 'passbookOther' : 'passbookChoose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        aria-label={t('passbookChoose')}
        onChange={(event) => {
          const given = event.target.files?.[0]
          if (given) onFile(given)
          event.target.value = ''
        }}
      />
    </div>
  )
}
