// Checks a log that was saved to a folder with the packages by which Go checks its own public log of modules:
// golang.org/x/mod/sumdb/note and golang.org/x/mod/sumdb/tlog, as Debian ships them. None of it is ours but the reading of
// files. Usage: check_log FOLDER CHECKPOINT...; checkpoints are files with notes, of any age. It prints what it checked.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

// The packages write a tile's height into its path, which C2SP tlog-tiles leaves out.
var heightInPath = regexp.MustCompile(`^tile/8/(data/)?`)

type folder string

func (f folder) Height() int { return height }

func (f folder) SaveTiles([]tlog.Tile, [][]byte) {}

func (f folder) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	data := make([][]byte, len(tiles))
	for i, tile := range tiles {
		path := heightInPath.ReplaceAllString(tile.Path(), "tile/")
		bytes, err := os.ReadFile(filepath.Join(string(f), path))
		if err != nil {
			return nil, err
		}
		data[i] = bytes
	}
	return data, nil
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func openCheckpoint(path string, verifier note.Verifier) tlog.Tree {
	text, err := os.ReadFile(path)
	must(err)
	opened, err := note.Open(text, note.VerifierList(verifier))
	must(err)
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		must(fmt.Errorf("%s is no checkpoint of %s", path, verifier.Name()))
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err)
	root, err := base64.StdEncoding.DecodeString(lines[2])
	must(err)
	tree := tlog.Tree{N: size}
	copy(tree.Hash[:], root)
	return tree
}

// The entries of a log of the given size, each behind its length in two bytes.
func readEntries(f folder, size int64) [][]byte {
	var entries [][]byte
	for n := int64(0); n*256 < size; n++ {
		width := int(size - n*256)
		if width > 256 {
			width = 256
		}
		tile := tlog.Tile{H: height, L: 0, N: n, W: width}
		path := strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1)
		bundle, err := os.ReadFile(filepath.Join(string(f), path))
		must(err)
		for len(bundle) > 0 {
			end := 2 + int(binary.BigEndian.Uint16(bundle))
			entries = append(entries, bundle[2:end])
			bundle = bundle[end:]
		}
	}
	return entries
}

func main() {
	f := folder(os.Args[1])
	key, err := os.ReadFile(filepath.Join(string(f), "key"))
	must(err)
	verifier, err := note.NewVerifier(strings.TrimSpace(string(key)))
	must(err)
	head := openCheckpoint(filepath.Join(string(f), "checkpoint"), verifier)
	hashes := tlog.TileHashReader(head, f)

	entries := readEntries(f, head.N)
	if int64(len(entries)) != head.N {
		must(fmt.Errorf("%d entries in a log of %d", len(entries), head.N))
	}
	for i, entry := range entries {
		proof, err := tlog.ProveRecord(head.N, int64(i), hashes)
		must(err)
		must(tlog.CheckRecord(proof, head.N, head.Hash, int64(i), tlog.RecordHash(entry)))
	}
	for _, path := range os.Args[2:] {
		old := openCheckpoint(path, verifier)
		if old.N == 0 {
			continue
		}
		proof, err := tlog.ProveTree(head.N, old.N, hashes)
		must(err)
		must(tlog.CheckTree(proof, head.N, head.Hash, old.N, old.Hash))
	}
	fmt.Printf("entries %d checkpoints %d\n", len(entries), len(os.Args)-2)
}
