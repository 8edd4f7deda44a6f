// Package bargah calls a server of Bargah. This file is written by hand: how a call is sent and answered. The calls and
// their shapes (calls.go) are generated from the server's /openapi.json.
package bargah

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
)

// Client calls a server with a key of a program, or with the token of a session.
type Client struct {
	Address string
	Key     string
}

// Refused is what a rule of the business refused, by its code, or what was wrong with a call, in sentences for a person.
type Refused struct {
	Status int
	Reason string
	Errors []string
}

func (r *Refused) Error() string {
	return fmt.Sprintf("%d %s: %s", r.Status, r.Reason, strings.Join(r.Errors, " "))
}

// Optional gives a field that may be left out its value.
func Optional[T any](value T) *T { return &value }

type envelope struct {
	Data       json.RawMessage `json:"data"`
	StatusCode int             `json:"statusCode"`
	Errors     []string        `json:"errors"`
}

// fieldsOf joins what goes into one body, or one query: the fields of several structs.
func fieldsOf(parts ...any) (map[string]any, error) {
	fields := map[string]any{}
	for _, part := range parts {
		text, err := json.Marshal(part)
		if err != nil {
			return nil, err
		}
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.UseNumber()
		if err := decoder.Decode(&fields); err != nil {
			return nil, err
		}
	}
	return fields, nil
}

// request sends a call once. A word of one's own, repeat, lets the same be sent again without being done twice.
func (c *Client) request(method, path, repeat string, query any, body []any) ([]byte, int, error) {
	asked, err := fieldsOf(query)
	if err != nil {
		return nil, 0, err
	}
	values := url.Values{}
	for name, value := range asked {
		values.Set(name, fmt.Sprint(value))
	}
	var sent io.Reader
	if len(body) > 0 {
		fields, err := fieldsOf(body...)
		if err != nil {
			return nil, 0, err
		}
		text, err := json.Marshal(fields)
		if err != nil {
			return nil, 0, err
		}
		sent = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, c.Address+path+"?"+values.Encode(), sent)
	if err != nil {
		return nil, 0, err
	}
	request.Header.Set("Authorization", "Bearer "+c.Key)
	request.Header.Set("Content-Type", "application/json")
	if repeat != "" {
		request.Header.Set("Idempotency-Key", repeat)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	return text, response.StatusCode, err
}

// refusedBy tells what an answer that is no success says.
func refusedBy(status int, answer envelope) error {
	var why struct {
		Reason string `json:"reason"`
	}
	_ = json.Unmarshal(answer.Data, &why)
	return &Refused{Status: status, Reason: why.Reason, Errors: answer.Errors}
}

// call makes a call that answers in an envelope, and gives what is in it.
func call[T any](c *Client, method, path, repeat string, query any, body ...any) (T, error) {
	var data T
	text, status, err := c.request(method, path, repeat, query, body)
	if err != nil {
		return data, err
	}
	var answer envelope
	if err := json.Unmarshal(text, &answer); err != nil {
		return data, err
	}
	if answer.StatusCode != http.StatusOK {
		return data, refusedBy(status, answer)
	}
	return data, json.Unmarshal(answer.Data, &data)
}

// open makes a call that answers with a file.
func open(c *Client, method, path, repeat string, query any, body ...any) ([]byte, error) {
	text, status, err := c.request(method, path, repeat, query, body)
	if err == nil && status != http.StatusOK {
		var answer envelope
		_ = json.Unmarshal(text, &answer)
		return nil, refusedBy(status, answer)
	}
	return text, err
}
