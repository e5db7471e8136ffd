import { problem } from '#platform/contract/problem.ts'

export const codeWrong = (name: string) =>
  problem(400_31_061, `這不是「${name}」的巡邏點標籤，請掃現場的標籤。`)
export const answersWrong = (label: string) => problem(400_31_062, `「${label}」要填；數字欄只能填數字。`)
export const seenOutside = () =>
  problem(400_31_063, '到點時間不在這一輪的時間內，請檢查手機的時間後重新整理。')
export const stopsWrong = () => problem(400_31_064, '巡邏路線裡有重複或已停用的點，請重新選擇。')
export const photoNeeded = (label: string) => problem(400_31_065, `「${label}」要拍照。`)
export const orderWrong = (name: string) =>
  problem(409_31_061, `這條路線要照順序，請先到「${name}」；到不了就等它過了時間再往下。`)
export const visitedAlready = (name: string) => problem(409_31_062, `${name}已經到過這一點，請重新整理。`)
export const visitOther = (name: string) =>
  problem(409_31_066, `「${name}」這個時間已送出另一份內容，先前的照舊，這一份沒有採用。`)
export const pointChanged = () => problem(409_31_063, '這個巡邏點剛被別人改過，請看過再儲存。')
export const routeChanged = () => problem(409_31_064, '這條路線剛被別人改過，請看過再儲存。')
export const pointOnRoute = (name: string) =>
  problem(409_31_065, `「${name}」還在路線上，先從路線移出再停用。`)
