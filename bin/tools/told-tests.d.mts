interface ReportedFile {
  name: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string }[]
}
export function notRun(
  files: ReportedFile[],
  missing: { name: string; packages: string[] }[],
  sourceOf: (file: string) => string,
): string[]
export function secondsByArea(files: ReportedFile[], root: string): string[]
