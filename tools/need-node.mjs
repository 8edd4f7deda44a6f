/** Ends with a sentence on a Node that is too old; imported first by what people start. On x64 and arm64 Linux npm brings its own. */
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    'بارگاه Node نسخهٔ ۲۲٫۱۸ یا تازه‌تر می‌خواهد. در لینوکس npm ci آن را در node_modules/.bin/node می‌آورد و npm start با همان اجرا می‌شود.\n' +
      `Bargah needs Node 22.18 or newer, best 24; this is ${process.versions.node}. On Linux \`npm ci\` brings one, node_modules/.bin/node, on which npm's scripts run: npm start`,
  )
  process.exit(1)
}
