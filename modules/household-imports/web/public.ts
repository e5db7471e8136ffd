import { lazy } from 'react'

/** 匯入 and 匯出, for the head of a page of households; nothing for who may not. */
export const ImportExportActs = lazy(() =>
  import('./ImportExportActs.tsx').then((module) => ({ default: module.ImportExportActs })),
)
