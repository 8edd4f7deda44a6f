// Plays the main job by the generated client: a company declares a load with its key, two drivers take turns and want it,
// and when the round is over the company learns who has it and prints the permit.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"

	"example.org/clients/bargah"
)

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func number(name string) int64 { return must(strconv.ParseInt(os.Getenv(name), 10, 64)) }

func main() {
	as := func(name string) *bargah.Client {
		return &bargah.Client{Address: os.Getenv("BARGAH"), Key: os.Getenv(name)}
	}
	company, hall := as("KEY"), number("HALL")
	load := bargah.Declaration{
		IsLoadHall: bargah.Optional(true), LoadHallID: &hall, CityDestinationID: bargah.Optional(number("CITY")),
		CargoSource: "بندرعباس", CargoSourceLat: 27.18, CargoSourceLong: 56.28,
		CargoDestination: "تهران", CargoDestinationLat: bargah.Optional(35.69), CargoDestinationLong: bargah.Optional(51.39),
		CargoDistance: 1268, CargoDuration: 17, CargoRange: 45,
		KalaID: 1, KalaWeight: 22000, BastebandyID: 1, LoaderTypeIDS: []int64{5001},
		FreighterNumber: 1, CargoRent: 37550000, Tel: "07633554411",
	}
	cargo := int64(must(company.DeclareCargo("order-2041-truck-1", load)).Data.ID)
	again := int64(must(company.DeclareCargo("order-2041-truck-1", load)).Data.ID)
	fmt.Println("declared", cargo, again)

	load.KalaWeight, load.CargoSource = 22000, ""
	var refused *bargah.Refused
	if _, err := company.DeclareCargo("order-2041-truck-2", load); errors.As(err, &refused) {
		fmt.Println("refused", refused.Status)
	}

	for _, driver := range []*bargah.Client{as("FIRST"), as("SECOND")} {
		turn := must(driver.TakeTurn("", bargah.TakeTurnBody{LoadHallID: &hall}))
		must(driver.AddPriority("", bargah.AddPriorityBody{
			DriverTurnID: int64(turn.Data.ID), CargoID: cargo,
		}))
		fmt.Println("turn", turn.Data.TurnNumber)
	}

	fmt.Println("ready")
	bufio.NewReader(os.Stdin).ReadString('\n')
	for _, permit := range must(company.ListPermitsOfCargo(bargah.ListPermitsOfCargoQuery{CargoId: cargo})) {
		fmt.Println("permit", permit.ID, "turn", *permit.TurnNumber)
		paper := must(company.PrintPermit("", bargah.PrintPermitQuery{DriverReserveId: int64(permit.ID)}))
		os.WriteFile(os.Args[1], paper, 0o600)
	}
}
