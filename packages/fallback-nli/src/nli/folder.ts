// Local models: is the name a folder, and is there a model in it? The library's own message would not say.

/** True for `./models/nli`, `/srv/models/nli`, `C:\models\nli`; a hub id such as `owner/name` is none. */
export function isFolder(model: string): boolean {
  return /^(?:\.{0,2}[/\\]|[A-Za-z]:[/\\])/.test(model)
}

const NEEDED = ['config.json', 'tokenizer.json', 'tokenizer_config.json'] as const

/** The absolute path of a folder that holds a model. Throws an `Error` that names what is missing. */
export async function checkFolder(folder: string): Promise<string> {
  const { access, readdir } = await import('node:fs/promises')
  const { resolve, join } = await import('node:path')
  const path = resolve(folder)
  const missing: string[] = []
  for (const name of NEEDED) {
    await access(join(path, name)).catch(() => missing.push(name))
  }
  const weights = await readdir(join(path, 'onnx')).catch(() => [])
  if (!weights.some((name) => name.endsWith('.onnx'))) missing.push('onnx/*.onnx')
  if (missing.length > 0)
    throw new Error(`model: the folder ${folder} holds no model: ${missing.join(', ')} missing`)
  return path
}
