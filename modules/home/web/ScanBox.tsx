import './scan-box.css'
import { useRef, useState } from 'react'
import { useTakeScan } from '#platform/web/frame/act-ways.ts'
import type { Finding } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScanField, type ScanWay } from '#platform/web/input/ScanField.tsx'
import { FindingList } from './FindingList.tsx'
import { useFindingKeys } from './use-finding-keys.ts'
import { useFindings } from './use-findings.ts'
import { usePhone } from './use-phone.ts'

/**
 * The duty board's field: a scan goes to the module that knows it; what is typed is searched for while one types, and
 * Enter opens the first finding.
 */
export function ScanBox() {
  const t = useTexts('home')
  const take = useTakeScan()
  const isPhone = usePhone()
  const field = useRef<{ focus: () => void; clear: () => void }>(null)
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [scanned, setScanned] = useState('')
  const [isOpen, setOpen] = useState(false)
  const query = scanned || typed.trim()
  const { found, search } = useFindings(query)
  const toField = () => field.current?.focus()

  function reset() {
    field.current?.clear()
    setScanned('')
    setOpen(false)
    toField()
  }

  function open(finding: Finding) {
    reset()
    finding.open()
  }

  async function hear(code: string, way: ScanWay) {
    if (way === 'scanned') {
      field.current?.clear()
      if (await take(code).catch(() => false)) return reset()
      setScanned(code)
    }
    setOpen(true)
    const findings = (await search(code))?.groups.flatMap((group) => group.findings) ?? []
    const [first] = findings
    // A scan that may mean several things is for the person to choose.
    if (first && (way === 'typed' || findings.length === 1)) open(first)
    else if (!first && way === 'typed' && (await take(code).catch(() => false))) reset()
  }

  useFindingKeys(box, { isBusy: query !== '' || scanned !== '', toField, reset, show: setOpen })

  return (
    <div className="lb-scan-box" role="search" ref={box}>
      <ScanField
        ref={field}
        label={t('scan')}
        placeholder={t(isPhone ? 'scanShort' : 'scanPlaceholder')}
        autoFocus={!isPhone}
        onText={(text) => {
          setTyped(text)
          setScanned('')
          setOpen(true)
        }}
        onScan={(code, way) => void hear(code, way)}
      />
      {isOpen && query !== '' && (
        <FindingList query={query} scanned={scanned !== ''} found={found} open={open} />
      )}
    </div>
  )
}
