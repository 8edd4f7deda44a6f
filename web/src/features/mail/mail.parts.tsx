export { useMyMail } from './mail.queries.ts'
export { MyMail } from './MyMail.tsx'
