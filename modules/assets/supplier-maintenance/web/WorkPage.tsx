import './phone-texts.ts'
import './phone.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { fetchSignature } from '#platform/web/look/SignatureField.tsx'
import { codeReader } from '#modules/assets/stock-takes/web/public.ts'
import type { Work } from '../contract.ts'
import { keepWork, keptWork } from './drafts.ts'
import { JobView } from './JobView.tsx'
import { handled, phoneApi } from './phone-api.ts'
import { keepProgram } from '#platform/web/queue/keep-program.ts'
import { supplierLoginPath, supplierWorkPath } from './paths.ts'
import { RepairView } from './RepairView.tsx'
import { jobOf, ScanView } from './ScanView.tsx'
import { useDrafts } from './use-drafts.ts'
import { WorkList } from './WorkList.tsx'

/** What waits, asked for, or as it was known before the line was lost, whatever the phone believes of its line. */
async function askWork(): Promise<{ work: Work; isKept: boolean }> {
  try {
    const { data } = await phoneApi.showWork({}, handled)
    await keepWork(data)
    return { work: data, isKept: false }
  } catch (error) {
    const kept = error instanceof Problem ? undefined : await keptWork()
    if (kept && kept.pass.endsAt > new Date()) return { work: kept, isKept: true }
    throw error
  }
}

/** What waits for the supplier of the pass; a sheet or a repair opens in its place, and nothing of it is in the address. */
export function WorkPage() {
  const t = useTexts('supplierPhone')
  const { code = '' }: { code?: string } = useSearch({ strict: false })
  // Before anything is opened here: the sheet of the thing whose label led here.
  const [open, setOpen] = useState<{ recordId?: string; caseId?: string; isScanning?: boolean }>()
  const query = useQuery({ queryKey: ['supplierPhone', 'work'], queryFn: askWork, retry: false })
  const drafts = useDrafts(query.data?.work, () => void query.refetch())
  // Without a line in the machine room the list is loaded anew all the same.
  useEffect(() => {
    fetchSignature()
    void codeReader().catch(() => undefined)
    return keepProgram(supplierWorkPath)
  }, [])
  const { refetch } = query
  useEffect(() => {
    const look = () => void refetch()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [refetch])
  const back = () => {
    setOpen({})
    void query.refetch()
  }
  return (
    <Loaded
      of={query}
      failed={t('failedLoad')}
      skeleton={['1fr']}
      rows={5}
      instead={(problem) => (
        <div className="sp-page">
          <h1 className="lb-sr">{t('loginTitle')}</h1>
          <EmptyState icon="lock" title={sentenceOf(problem)} text={t('noneText')}>
            <Link className="lb-button lb-button-primary lb-button-large" to={supplierLoginPath}>
              {t('other')}
            </Link>
          </EmptyState>
        </div>
      )}
    >
      {({ work, isKept }) => {
        const job = open
          ? work.jobs.find(({ recordId }) => recordId === open.recordId)
          : jobOf(work.jobs, code)
        const repair = work.repairs.find(({ caseId }) => caseId === open?.caseId)
        if (job) return <JobView key={job.recordId} job={job} work={work} drafts={drafts} onBack={back} />
        if (repair) return <RepairView key={repair.caseId} repair={repair} onBack={back} />
        if (open?.isScanning)
          return <ScanView jobs={work.jobs} onJob={(recordId) => setOpen({ recordId })} onBack={back} />
        return (
          <WorkList
            work={work}
            isKept={isKept}
            isNoneOfCode={!open && code !== ''}
            drafts={drafts}
            onOpen={setOpen}
          />
        )
      }}
    </Loaded>
  )
}
