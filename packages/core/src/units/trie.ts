// Written forms as a tree of character codes: where a form can start is known from its first character.

/** Steps to the node of a form's next character; 0 is no node. */
export class Trie<Entry> {
  private readonly codes: number[] = [0, 0]
  private readonly children: number[] = [0, 0]
  private readonly siblings: number[] = [0, 0]
  /** Children of the root by character code, for codes below 256. */
  private readonly starts = new Int32Array(256)
  readonly entries: (Entry | undefined)[] = [undefined, undefined]

  static readonly ROOT = 1

  step(node: number, code: number): number {
    if (node === Trie.ROOT && code < 256) return this.starts[code] as number
    let child = this.children[node] as number
    while (child !== 0 && this.codes[child] !== code) child = this.siblings[child] as number
    return child
  }

  /** The node of `form`, made where it is not there. */
  insert(form: string): number {
    let node = Trie.ROOT
    for (let at = 0; at < form.length; at++) {
      const code = form.charCodeAt(at)
      let child = this.step(node, code)
      if (child === 0) {
        child = this.codes.length
        this.codes.push(code)
        this.children.push(0)
        this.siblings.push(this.children[node] as number)
        this.children[node] = child
        this.entries.push(undefined)
        if (node === Trie.ROOT && code < 256) this.starts[code] = child
      }
      node = child
    }
    return node
  }
}
