import './scan-box.css'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState } from 'react'
import { LazyFindingList, useFindings } from '#modules/frame/search/web/public.ts'
import { useTakeScan } from '#platform/web/frame/act-ways.ts'
import type { Finding } from '#platform/web/frame/contributions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScanField, type ScanWay } from '#platform/web/input/ScanField.tsx'
import { useFindingKeys } from './use-finding-keys.ts'
import { usePhone } from '#platform/web/look/use-phone.ts'

/**
 * The duty board's field: a scan goes to the module that knows it; what is typed is searched for while one types, and
 * Enter hands over to the first finding, or opens it.
 */
export function ScanBox() {
  const t = useTexts('home')
  const router = useRouter()
  const take = useTakeScan()
  const list = useId()
  const isPhone = usePhone()
  const field = useRef<{ focus: () => void; clear: () => void }>(null)
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [scanned, setScanned] = useState('')
  const [isOpen, setOpen] = useState(false)
  const query = scanned || typed.trim()
  const { found, search, again } = useFindings(query)
  const toField = () => field.current?.focus()

  function reset() {
    field.current?.clear()
    setScanned('')
    setOpen(false)
    toField()
  }

  function open(finding: Finding) {
    reset()
    if (finding.receive) finding.receive()
    else if (finding.to) void router.navigate({ href: finding.to })
  }

  async function handleScan(code: string, way: ScanWay) {
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
        onScan={(code, way) => void handleScan(code, way)}
      />
      {isOpen && query !== '' && (
        <Suspense fallback={null}>
          <div className="lb-findings">
            <LazyFindingList
              id={list}
              query={query}
              scanned={scanned !== ''}
              found={found}
              chosen={found.groups[0]?.findings[0]}
              enter="receive"
              open={open}
              again={again}
            />
          </div>
        </Suspense>
      )}
    </div>
  )
}
