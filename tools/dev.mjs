/** `npm run dev`: the server from its source, again at every change, and the panel by Vite in front of it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const run = (command, args, cwd) => spawn(command, args, { cwd, stdio: 'inherit', env: process.env })
const children = [
  run('npx', ['tsx', 'watch', '--clear-screen=false', 'server/src/app/main.ts'], root),
  run('npx', ['vite'], join(root, 'web')),
]
const end = () => children.forEach((child) => child.kill('SIGINT'))
process.on('SIGINT', end)
process.on('SIGTERM', end)
for (const child of children) child.on('exit', end)
